import type { ReactNode } from 'react';
import type { CodePart, Specimen as SpecimenText } from '#content/sections.ts';
import { partLabel, positionLabel } from '#content/services/labels.ts';
import { Anatomy } from '../widgets/parts/Anatomy.tsx';

interface SpecimenProps extends SpecimenText {
  readonly parts: readonly CodePart[];
}

const anchor = (start: number): string => `position-${start}`;

const positions = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start + 1 }, (_, offset) => start + offset);

/**
 * A card with a code, and below it what each part means. A part of the code is a link to its meaning, which lights up
 * when the part is pointed at, has the focus or was followed: styles do that, without a script.
 */
export function Specimen({ parts, title, note, hint }: SpecimenProps): ReactNode {
  let end = 0;
  return (
    <div className="specimen">
      <div className="specimen-card">
        <p className="specimen-title">
          <strong>{title}</strong> <span>{hint}</span> <span>{note}</span>
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
        <Lines parts={parts} />
      </div>
      <Anatomy parts={parts} anchor={anchor} />
    </div>
  );
}

/* In hundredths of the width of the card: the edge of its code, between two characters, and the text of a column. */
const codeEdge = 2.7;
const gap = 1.17;
const textEdge = 2.4;

/** From the middle of each part of the code down to the column that explains it. */
function Lines({ parts }: Pick<SpecimenProps, 'parts'>): ReactNode {
  const length = parts.reduce((sum, { characters }) => sum + characters.length, 0);
  const pitch = (100 - 2 * codeEdge + gap) / length;
  let end = 0;
  const lines = parts.map(({ characters }, column) => {
    const from = codeEdge + (end + characters.length / 2) * pitch - gap / 2;
    end += characters.length;
    const to = (100 / parts.length) * column + textEdge;
    return `M${from} 0V5H${to}V10`;
  });
  return (
    <svg className="specimen-lines" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <path d={lines.join('')} vectorEffect="non-scaling-stroke" strokeWidth={2} />
    </svg>
  );
}
