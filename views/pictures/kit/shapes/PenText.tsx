import { At, type Place } from '../stage/At.tsx';
import { type PenLetter, penLetters } from './penLetters.ts';

interface PenTextProps extends Place {
  readonly size?: number;
  readonly anchor?: 'start' | 'end';
  /** Drawn through, as far as this. */
  readonly crossed?: number;
  /** With another pen, as a correction. */
  readonly second?: boolean;
  readonly children: string;
}

/* A hand does not keep to the line: how far each letter is above it, in hundredths of its size. */
const rise = [0, 2, -1, 1, -2, 1, 0];

function letterOf(character: string): PenLetter {
  const letter = penLetters[character];
  if (!letter) throw new Error(`The pen has no letter for ${character}.`);
  return letter;
}

/** Where the letter at this place begins, or where the text ends. */
const startOf = (text: string, place: number): number =>
  [...text].slice(0, place).reduce((sum, character) => sum + letterOf(character)[0], 0);

/** A few words written by hand on white paper, with one line of a pen. */
export function PenText({ size = 18, anchor, crossed, second, children, ...place }: PenTextProps) {
  const scale = Number((size / 82).toFixed(3));
  const begin = anchor === 'end' ? -Math.round(startOf(children, children.length) * scale) : 0;
  return (
    <At {...place}>
      <g transform={`translate(${begin} 0) skewX(-7) scale(${scale})`}>
        {[...children].map((character, index) => (
          <path
            key={startOf(children, index)}
            transform={`translate(${startOf(children, index)} ${rise[index % 7] ?? 0})`}
            d={letterOf(character)[1]}
            className={second ? 'stroke-deep' : 'stroke-pen'}
            strokeWidth={8}
          />
        ))}
      </g>
      {crossed && (
        <path
          d={`M-3 ${-size * 0.2}q${crossed * 0.3} ${-size * 0.35} ${crossed * 0.55} ${-size * 0.05}t${crossed * 0.5} ${-size * 0.25}`}
          className="stroke-red"
          strokeWidth={2.5}
        />
      )}
    </At>
  );
}
