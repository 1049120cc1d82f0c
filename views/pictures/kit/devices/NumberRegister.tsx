import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RadioMast } from './RadioMast.tsx';

interface NumberRegisterProps extends Place {
  /** Of the cabinet. */
  readonly width: number;
  readonly height: number;
  /** The foot of the mast, which stands nearer than the cabinet, and its scale. */
  readonly mast: { readonly x: number; readonly y: number; readonly scale: number };
  /** Of the letters. */
  readonly size: number;
}

/** A slot for air, and the step from one to the next. */
const slot = 14;
const step = 24;

/** The cabinet in which a network keeps its numbers, and left before it, on one cable, its mast; 0,0 is the cabinet's lower left corner. */
export function NumberRegister({ width, height, mast, size, ...place }: NumberRegisterProps) {
  const tile = size * 2.3;
  const left = 20 + tile + 14;
  const middle = -height / 2 - 10;
  const lamps = width - 44;
  const slots = Math.floor((lamps - 22 - 24 + step - slot) / step);
  const half = 36 * mast.scale;
  const foot = 7;
  return (
    <At {...place}>
      <ellipse cx={mast.x} cy={mast.y} rx={half + 12} ry={5} className="shade" />
      <ellipse cx={width / 2} rx={width / 2 + 4} ry={6} className="shade" />
      <RadioMast x={mast.x} y={mast.y - 146 * mast.scale} scale={mast.scale} />
      {/* The cable rises from the foot to the port. */}
      <path
        d={`M${mast.x + half - 4} ${mast.y - 3.5}H-28Q-16 ${mast.y - 3.5}-16 ${mast.y - 16}V-20Q-16-32-3-32`}
        className="stroke-brand"
        strokeWidth={4}
      />
      <rect
        x={mast.x - half}
        y={mast.y - foot}
        width={2 * half}
        height={foot}
        rx={foot / 2}
        className="brand"
      />
      <path
        d={`M24 -14H52V-3a3 3 0 01-3 3H27a3 3 0 01-3-3zM${width - 52} -14h28V-3a3 3 0 01-3 3h-22a3 3 0 01-3-3z`}
        className="deep"
      />
      <Panel x={0} y={-height} width={width} height={height - 8} tone="night" />
      <rect x={-7} y={-41} width={12} height={18} rx={3} className="deep" />
      <Avatar x={20 + tile / 2} y={middle} size={tile} glyph="sim" square />
      <Label x={left} y={middle - size * 0.25} size={size} weight={700} tone="on-deep">
        Home Location
      </Label>
      <Label x={left} y={middle + size * 1.05} size={size} weight={700} tone="on-deep">
        Register
      </Label>
      <path
        d={Array.from({ length: slots }, (_, index) => `M${24 + index * step} -28h${slot}`).join(
          '',
        )}
        className="stroke-on-deep-muted"
        strokeWidth={4}
        opacity={0.5}
      />
      <path
        d={`M${lamps} -28h22`}
        className="stroke-code-number"
        strokeWidth={8}
        strokeDasharray="0 14"
      />
    </At>
  );
}
