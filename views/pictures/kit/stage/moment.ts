import type { Place } from './At.tsx';

/** Where one moment of a way stands, and how much it says. */
export interface Moment extends Place {
  /** On a phone, where it is small: one thing and one word. */
  readonly isBrief?: boolean;
}
