import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Three weeks from Monday to Friday. */
const days = [7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 21, 22, 23, 24, 25];
const taken = [8, 11, 14, 22, 25];
const booked = 16;

/** A booking system in a browser, with one day chosen. */
export function SoftwareBitWeb() {
  return (
    <Scene {...bitSize} ground="tint">
      <Panel x={18} y={12} width={204} height={126} radius={12}>
        <path d="M0 26V12A12 12 0 0112 0H192a12 12 0 0112 12V26z" className="brand" />
        {[16, 29, 42].map((x) => (
          <circle key={x} cx={x} cy={13} r={4} className="on-brand" opacity={0.7} />
        ))}
        <rect x={58} y={7} width={132} height={12} rx={6} className="on-brand" opacity={0.35} />
        {days.map((day, index) => {
          const isTaken = taken.includes(day);
          return (
            <g
              key={day}
              transform={`translate(${13 + (index % 5) * 36.5} ${33.5 + Math.floor(index / 5) * 30})`}
            >
              <rect
                width={32}
                height={25.5}
                rx={6}
                className={day === booked ? 'green' : isTaken ? 'line' : 'brand-soft'}
              />
              {day === booked ? (
                <Glyph name="check" x={6} y={2.75} size={20} tone="surface" bold />
              ) : (
                <Label
                  x={16}
                  y={18}
                  size={15}
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
      </Panel>
    </Scene>
  );
}
