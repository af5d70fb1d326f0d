/** Sounds of the courtyard, made by the browser itself: wood, brass, wool and clay. */
import { settings } from "./settings.ts";

export type Sound = "step" | "die" | "coin" | "wool" | "tile" | "line" | "floor" | "score" | "turn" | "end";

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (settings.peek().sound === "off") return;
  // Browsers block sound before the first tap and complain in the console.
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= openContext();
    MAKERS[name](context, context.currentTime);
  } catch {
    // A machine without sound plays as well.
  }
}

/** As a game in the background: it obeys the silent switch of a phone and leaves other people's music playing. */
function openContext(): AudioContext {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = "ambient";
  return new AudioContext();
}

const MAKERS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  step: (audio, at) => knock(audio, at, 320, 0.05, 0.12),
  tile: (audio, at) => knock(audio, at, 1250, 0.06, 0.1),
  line: (audio, at) => [0, 0.06].forEach((wait, i) => knock(audio, at + wait, 1250 + 420 * i, 0.09, 0.09)),
  floor: (audio, at) => knock(audio, at, 210, 0.14, 0.14),
  score: (audio, at) => bell(audio, at, 990, 0.28, 0.035),
  die: (audio, at) => [0, 0.07, 0.16, 0.27].forEach((wait) => knock(audio, at + wait, 900 - wait * 900, 0.04, 0.12)),
  wool: (audio, at) => rustle(audio, at),
  coin: (audio, at) => [2350, 3520].forEach((pitch) => bell(audio, at, pitch, 0.35, 0.035)),
  turn: (audio, at) => bell(audio, at, 660, 0.5, 0.05),
  end: (audio, at) => [440, 554, 659, 880].forEach((pitch, i) => bell(audio, at + i * 0.13, pitch, 0.9, 0.06)),
};

function bell(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
  tone.connect(fade(audio, at, length, loudness));
  tone.start(at);
  tone.stop(at + length);
}

function knock(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  tone.connect(fade(audio, at, length, loudness));
  tone.start(at);
  tone.stop(at + length);
}

function rustle(audio: AudioContext, at: number): void {
  const length = 0.18;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  // Noise from a fixed recurrence: a sound needs no randomness of the match's quality.
  let word = 1;
  for (let i = 0; i < wave.length; i++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    wave[i] = word / 2 ** 31;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const muffle = new BiquadFilterNode(audio, { type: "lowpass", frequency: 900 });
  source.connect(muffle).connect(fade(audio, at, length, 0.12));
  source.start(at);
}

function fade(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
