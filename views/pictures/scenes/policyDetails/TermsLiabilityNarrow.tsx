import { Fragment } from 'react';
import { liabilitySides } from '../../kit/documents/liabilitySides.ts';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { soft } from '../../palette.ts';

const card = { width: 156, height: 154 } as const;

/* Two lines high, and words on one line are in its middle. */
const head = 'M1 56V16A15 15 0 0116 1H140a15 15 0 0115 15V56z';
const baseline = (row: number, rows: number): number => 34 + (row - (rows - 1) / 2) * 19;

/** The same two cards with their names alone, for phones. */
export const TermsLiabilityNarrow = () => (
  <Scene width={350} height={182} ground="tint">
    {liabilitySides.map(({ name, lines, tone, cases }, index) => {
      const [ground, ink] = soft[tone];
      return (
        <Panel key={name} x={14 + index * (card.width + 10)} y={14} {...card} flat>
          <path d={head} className={ground} />
          {lines.map((line, row) => (
            <Label
              key={line}
              x={14}
              y={baseline(row, lines.length)}
              size={15}
              weight={700}
              tone={ink}
            >
              {line}
            </Label>
          ))}
          {cases.map((one, row) => (
            <Fragment key={one.name}>
              <Glyph name={one.glyph} x={12} y={67 + row * 27} size={18} tone={ink} />
              <Label x={38} y={81 + row * 27} size={14} weight={600}>
                {one.name}
              </Label>
            </Fragment>
          ))}
        </Panel>
      );
    })}
  </Scene>
);
