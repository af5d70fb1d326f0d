/**
 * What a page finds in a browser, for tests that run without one. Import it before anything from `src`: many modules read
 * the address, the storage or a media query when they are loaded. It only stands in for the browser; it draws nothing.
 */

/** Stored values are its own properties, as in a browser, so that `Object.keys` lists them. */
class StandInStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    if (storage.isBlocked) throw new Error("storage is blocked");
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, text: string): void {
    if (storage.isBlocked || storage.isFull) throw new Error("no room");
    this[key] = text;
  }

  removeItem(key: string): void {
    if (storage.isBlocked) throw new Error("storage is blocked");
    delete this[key];
  }
}

const kept = new StandInStorage();

export const storage = {
  isFull: false,
  isBlocked: false,
  get: (key: string): string | null => (Object.hasOwn(kept, key) ? String(kept[key]) : null),
  set: (key: string, text: string): void => void (kept[key] = text),
  clear(): void {
    for (const key of Object.keys(kept)) delete kept[key];
    Object.assign(this, { isFull: false, isBlocked: false });
  },
};

type Listener = (event: Event) => void;
const listeners = new Map<string, Set<Listener>>();

function listen(type: string, listener: Listener): void {
  listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
}

function ignore(type: string, listener: Listener): void {
  listeners.get(type)?.delete(listener);
}

/** Something happens to the window or the document; returns the event with what was done to it. */
export function fire(type: string, fields: object = {}): { isPrevented: boolean } {
  const event = { type, isPrevented: false, preventDefault: () => void (event.isPrevented = true), ...fields };
  for (const listener of Array.from(listeners.get(type) ?? [])) listener(event as unknown as Event);
  return event;
}

export function listenersOf(type: string): number {
  return listeners.get(type)?.size ?? 0;
}

interface Query {
  matches: boolean;
  addEventListener(type: string, listener: () => void): void;
}

const queries = new Map<string, { query: Query; changed: (() => void)[] }>();

function queryOf(text: string): { query: Query; changed: (() => void)[] } {
  const known = queries.get(text);
  if (known !== undefined) return known;
  const changed: (() => void)[] = [];
  const made = {
    query: { matches: false, addEventListener: (_: string, one: () => void) => changed.push(one) },
    changed,
  };
  queries.set(text, made);
  return made;
}

/** A media query matches from now on, or no longer. */
export function setMedia(text: string, matches: boolean): void {
  const { query, changed } = queryOf(text);
  query.matches = matches;
  for (const tell of changed) tell();
}

class StandInElement {
  readonly attributes = new Map<string, string>();
  isConnected = true;
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, text: string): void {
    this.attributes.set(name, text);
  }
  closest(): null {
    return null;
  }
}

class StandInInput extends StandInElement {}
class StandInTextArea extends StandInElement {}

export const icon = new StandInElement();
export const input = new StandInInput();
export const textArea = new StandInTextArea();

const classes = new Set<string>();
export const page = {
  hidden: false,
  title: "",
  root: { dataset: {} as Record<string, string>, lang: "en", classes },
  body: new StandInElement(),
  /** Where the window was scrolled to. */
  scrolled: [] as number[],
};

const address = { href: "http://riad.test/" };

/** The reader is there from now on, without any event. */
export function setAddress(path: string): void {
  address.href = new URL(path, address.href).href;
}

export function addressNow(): string {
  return address.href;
}

const stand = {
  localStorage: kept,
  addEventListener: listen,
  removeEventListener: ignore,
  matchMedia: (text: string) => queryOf(text).query,
  scrollTo: (...to: number[]) => void (page.scrolled = to),
  HTMLElement: StandInElement,
  HTMLInputElement: StandInInput,
  HTMLTextAreaElement: StandInTextArea,
  location: Object.defineProperties(
    {},
    Object.fromEntries(
      (["href", "protocol", "pathname", "search", "hash", "host"] as const).map((part) => [
        part,
        { get: () => new URL(address.href)[part] },
      ]),
    ),
  ),
  history: {
    pushState: (_state: unknown, _title: string, path: string) => setAddress(path),
    replaceState: (_state: unknown, _title: string, path: string) => setAddress(path),
  },
  navigator: { onLine: true, languages: ["en-GB"], userActivation: { hasBeenActive: false } },
  document: {
    documentElement: {
      dataset: page.root.dataset,
      clientWidth: 1280,
      clientHeight: 768,
      style: { setProperty: () => undefined },
      get lang() {
        return page.root.lang;
      },
      set lang(tag: string) {
        page.root.lang = tag;
      },
      classList: {
        toggle: (name: string, isOn = !classes.has(name)) => (isOn ? classes.add(name) : classes.delete(name)),
      },
    },
    body: page.body,
    get hidden() {
      return page.hidden;
    },
    get visibilityState() {
      return page.hidden ? "hidden" : "visible";
    },
    get title() {
      return page.title;
    },
    set title(text: string) {
      page.title = text;
    },
    activeElement: page.body,
    addEventListener: listen,
    removeEventListener: ignore,
    querySelector: () => icon,
  },
};

for (const [name, value] of Object.entries(stand)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
