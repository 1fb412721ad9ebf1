/** Short sounds of our own, made on the spot: wood on wood for a move, two bells for one's turn. Off by default. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(at: number, hertz: number, lasts: number, loud: number, kind: OscillatorType): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = kind;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + lasts);
}

export type Sound = "move" | "turn" | "refused" | "end";

export function play(sound: Sound): void {
  const wanted = sound === "turn" ? settings.chime || settings.sounds : settings.sounds;
  if (!wanted || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "move") {
    tone(now, 190, 0.09, 0.25, "triangle");
    tone(now, 760, 0.03, 0.08, "square");
  } else if (sound === "turn") {
    tone(now, 660, 0.5, 0.12, "sine");
    tone(now + 0.14, 880, 0.7, 0.12, "sine");
  } else if (sound === "refused") {
    tone(now, 140, 0.16, 0.16, "triangle");
  } else {
    [523, 659, 784, 1047].forEach((hertz, i) => tone(now + i * 0.13, hertz, 0.7, 0.1, "sine"));
  }
}
