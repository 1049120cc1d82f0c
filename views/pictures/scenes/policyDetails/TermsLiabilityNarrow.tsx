import { Fragment } from 'react';
import { liabilitySides } from '../../kit/documents/liabilitySides.ts';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { soft } from '../../palette.ts';

const card = { width: 156, height: 132 } as const;
const head = 'M1 34V16A15 15 0 0116 1H140a15 15 0 0115 15V34z';

/** The same two cards with their names alone, for phones. */
export const TermsLiabilityNarrow = () => (
  <Scene width={350} height={160} ground="tint">
    {liabilitySides.map(({ name, tone, cases, short }, index) => {
      const [ground, ink] = soft[tone];
      return (
        <Panel key={name} x={14 + index * (card.width + 10)} y={14} {...card} flat>
          <path d={head} className={ground} />
          <Label x={14} y={23} size={15} weight={700} tone={ink}>
            {short}
          </Label>
          {cases.map((one, row) => (
            <Fragment key={one.name}>
              <Glyph name={one.glyph} x={12} y={45 + row * 27} size={18} tone={ink} />
              <Label x={38} y={59 + row * 27} size={14} weight={600}>
                {one.name}
              </Label>
            </Fragment>
          ))}
        </Panel>
      );
    })}
  </Scene>
);
