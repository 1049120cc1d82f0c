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
      </div>
      <Anatomy parts={parts} anchor={anchor} />
    </div>
  );
}
