import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Dial, dialParameter } from '#content/dial.ts';
import { readNumber } from '../sums/readNumber.ts';
import { writeToUrl } from './writeToUrl.ts';

/* Safari allows a hundred changes of the address in half a minute; a slider makes more. */
const restMs = 300;

interface Turned {
  /** What the field holds, even while it is no position of the dial. */
  readonly typed: string;
  /** The last position. */
  readonly n: number;
  readonly turn: (text: string) => void;
  /** For the field, which may have been filled in before the script came. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * The number of a dial, which the URL follows once it rests.
 * @param initial the position that the server rendered
 */
export function useDial(dial: Dial, initial: number): Turned {
  const [typed, setTyped] = useState(String(initial));
  const [n, setN] = useState(initial);
  const field = useRef<HTMLInputElement>(null);

  const turn = useCallback(
    (text: string) => {
      setTyped(text);
      setN((before) => readNumber(dial, text) ?? before);
    },
    [dial],
  );

  useEffect(() => {
    if (field.current) turn(field.current.value);
  }, [turn]);

  useEffect(() => {
    const value = n === dial.example ? undefined : String(n);
    const resting = setTimeout(() => writeToUrl(dialParameter, value), restMs);
    return () => clearTimeout(resting);
  }, [n, dial.example]);

  return { typed, n, turn, field };
}
