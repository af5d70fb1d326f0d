// Loaded before a node on trial: its system clock is wrong by CLOCK_SKEW milliseconds.
const real = Date.now;
const skew = Number(process.env.CLOCK_SKEW ?? 0);
Date.now = () => real() + skew;
