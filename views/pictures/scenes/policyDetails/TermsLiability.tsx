import { liabilitySides } from '../../kit/documents/liabilitySides.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { soft } from '../../palette.ts';

const card = { width: 311, height: 196 } as const;
const head = 'M1 36V16A15 15 0 0116 1H295a15 15 0 0115 15V36z';

/** Two cards side by side: what the terms limit, and what they do not. */
export const TermsLiability = () => (
  <Scene width={872} height={296} ground="tint">
    <g transform="scale(1.3)">
      {liabilitySides.map(({ name, tone, cases }, index) => {
        const [ground, ink] = soft[tone];
        return (
          <Panel key={name} x={16 + index * (card.width + 17)} y={16} {...card} flat>
            <path d={head} className={ground} />
            <Label x={18} y={24} size={15} weight={700} tone={ink}>
              {name}
            </Label>
            {cases.map((one, row) => (
              <StopOnLine key={one.name} x={38} y={64 + row * 51} stop={{ ...one, tone }} narrow />
            ))}
          </Panel>
        );
      })}
    </g>
  </Scene>
);
