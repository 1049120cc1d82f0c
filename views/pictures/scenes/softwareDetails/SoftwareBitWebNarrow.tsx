import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const days = [8, 9, 10, 15, 16, 17, 22, 23, 24];
const taken = [9, 15, 24];
const booked = 16;

/** The same for phones: fewer days, each with its date. */
export function SoftwareBitWebNarrow() {
  return (
    <Scene {...narrowBitSize} ground="tint">
      <Panel x={12} y={16} width={136} height={168}>
        <path d="M0 34V16A16 16 0 0116 0H120a16 16 0 0116 16V34z" className="brand" />
        {[18, 34, 50].map((x) => (
          <circle key={x} cx={x} cy={17} r={5} className="on-brand" opacity={0.7} />
        ))}
        <rect x={66} y={10} width={58} height={14} rx={7} className="on-brand" opacity={0.35} />
        {days.map((day, index) => {
          const isTaken = taken.includes(day);
          return (
            <g
              key={day}
              transform={`translate(${9 + (index % 3) * 41} ${43 + Math.floor(index / 3) * 41})`}
            >
              <rect
                width={36}
                height={36}
                rx={8}
                className={day === booked ? 'green' : isTaken ? 'line' : 'brand-soft'}
              />
              {day !== booked && (
                <Label
                  x={18}
                  y={25}
                  size={19}
                  weight={700}
                  tone={isTaken ? 'muted' : 'brand-ink'}
                  anchor="middle"
                >
                  {`${day}`}
                </Label>
              )}
            </g>
          );
        })}
        <Glyph name="check" x={54} y={88} size={28} tone="surface" bold />
      </Panel>
    </Scene>
  );
}
