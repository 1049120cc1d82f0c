import type { ReactNode } from 'react';
import type { CodePart, Specimen as SpecimenText } from '#content/sections.ts';
import { partLabel, positionLabel } from '#content/services/labels.ts';
import { Anatomy } from '../widgets/parts/Anatomy.tsx';

interface SpecimenProps extends SpecimenText {
  readonly parts: readonly CodePart[];
}

const positions = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start + 1 }, (_, offset) => start + offset);

/**
 * A card with a code, and below it what each part means. A part of the code is a link to its meaning, which lights up
 * when the part is pointed at, has the focus or was followed. Styles do that, without a script.
 */
export function Specimen({ parts, title, note, hint }: SpecimenProps): ReactNode {
  const code = parts.map(({ characters }) => characters).join('');
  const anchor = (start: number): string => `${code}-${start}`;
  let end = 0;
  return (
    <div className="specimen">
      <div className="specimen-card">
        <p className="specimen-title">
          <strong>{title}</strong> <span>{note}</span> <span className="specimen-hint">{hint}</span>
        </p>
        <p className="specimen-code">
          {parts.map(({ characters, title: meaning }) => {
            const start = end + 1;
            end += characters.length;
            return (
              <a
                key={start}
                href={`#${anchor(start)}`}
                aria-label={partLabel(characters, meaning, positionLabel(start, end))}
              >
                {positions(start, end).map((position) => (
                  <span key={position}>{characters[position - start]}</span>
                ))}
              </a>
            );
          })}
        </p>
        <Ribbons parts={parts} />
      </div>
      <Anatomy parts={parts} anchor={anchor} />
    </div>
  );
}

/** From the middle of each part of the code down to the middle of the column that explains it, in the colour of the part. */
function Ribbons({ parts }: Pick<SpecimenProps, 'parts'>): ReactNode {
  const length = parts.reduce((sum, { characters }) => sum + characters.length, 0);
  let end = 0;
  return (
    <svg
      className="specimen-ribbons"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      width="100%"
      height={56}
      fill="none"
      aria-hidden
    >
      {parts.map(({ characters }, column) => {
        const start = end;
        end += characters.length;
        const from = hundredths((start + end) / 2, length);
        const to = hundredths(column + 0.5, parts.length);
        return (
          <g key={start}>
            <path
              className="ribbon"
              d={`M${from} 0C${from} 5 ${to} 5 ${to} 10`}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
    </svg>
  );
}

const hundredths = (part: number, whole: number): number => Math.round((part / whole) * 1e4) / 100;
