import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const taken = [1, 3, 4, 8, 12];
const booked = 7;

/** A booking system in a browser, with one day chosen. */
export function SoftwareBitWeb() {
  return (
    <Scene {...bitSize} ground="tint">
      <Panel x={24} y={18} width={192} height={150}>
        <path d="M0 32V16A16 16 0 0116 0H176a16 16 0 0116 16V32z" className="brand" />
        {[20, 36, 52].map((x) => (
          <circle key={x} cx={x} cy={16} r={5} className="on-brand" opacity={0.7} />
        ))}
        <rect x={72} y={9} width={104} height={14} rx={7} className="on-brand" opacity={0.35} />
        {Array.from({ length: 15 }, (_, day) => day).map((day) => (
          <rect
            key={day}
            x={14 + (day % 5) * 34}
            y={44 + Math.floor(day / 5) * 34}
            width={28}
            height={28}
            rx={6}
            className={day === booked ? 'green' : taken.includes(day) ? 'line' : 'brand-soft'}
          />
        ))}
        <Glyph name="check" x={85} y={81} size={22} tone="surface" bold />
      </Panel>
    </Scene>
  );
}
