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

/* Between two parts, in hundredths of the width of the card. */
const gap = 0.25;

/** From each part of the code down to the column that explains it, in the colour of both. */
function Ribbons({ parts }: Pick<SpecimenProps, 'parts'>): ReactNode {
  const length = parts.reduce((sum, { characters }) => sum + characters.length, 0);
  const pitch = (100 + gap) / length;
  let end = 0;
  const ribbons = parts.map(({ characters }, column) => {
    const left = end * pitch;
    end += characters.length;
    const right = end * pitch - gap;
    const [from, to] = [column, column + 1].map((edge) => (100 / parts.length) * edge);
    return { left, right, from, to };
  });
  return (
    <svg className="specimen-ribbons" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      {ribbons.map(({ left, right, from, to }) => (
        <g key={left}>
          <path
            className="ribbon"
            d={`M${left} 0C${left} 6 ${from} 4 ${from} 10H${to}C${to} 4 ${right} 6 ${right} 0z`}
          />
        </g>
      ))}
      {/* The gap between two of them is as wide at the foot as between their parts. */}
      {ribbons.slice(1).map(({ left, from }) => (
        <path
          key={left}
          d={`M${left - gap / 2} 0C${left - gap / 2} 6 ${from} 4 ${from} 10`}
          fill="none"
          stroke="var(--surface)"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
