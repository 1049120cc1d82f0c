import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RadioMast } from './RadioMast.tsx';

interface NumberRegisterProps extends Place {
  /** Of the cabinet. */
  readonly width: number;
  readonly height: number;
  /** Of the mast beside it. */
  readonly mast: number;
  /** Of the letters. */
  readonly size: number;
}

/** The cabinet in which a network keeps its numbers, and left of it, on one cable, its mast; 0,0 is the cabinet's lower left corner. */
export function NumberRegister({ width, height, mast, size, ...place }: NumberRegisterProps) {
  const tile = size * 2.3;
  const left = 20 + tile + 14;
  const middle = -height / 2 - 10;
  const foot = width - 44;
  return (
    <At {...place}>
      <path d={`M${-94 * mast}-8H4`} className="stroke-brand" strokeWidth={4} />
      <RadioMast x={-94 * mast} y={-146 * mast} scale={mast} />
      <path
        d={`M24 -6v6M${width - 24} -6v6`}
        className="stroke-deep"
        strokeWidth={12}
        strokeLinecap="butt"
      />
      <Panel x={0} y={-height} width={width} height={height - 8} tone="night" />
      <Avatar x={20 + tile / 2} y={middle} size={tile} glyph="sim" square />
      <Label x={left} y={middle - size * 0.25} size={size} weight={700} tone="on-deep">
        Home Location
      </Label>
      <Label x={left} y={middle + size * 1.05} size={size} weight={700} tone="on-deep">
        Register
      </Label>
      <path
        d={`M22 -26H${foot - 24}`}
        className="stroke-on-deep-muted"
        strokeWidth={4}
        strokeDasharray="14 9"
        opacity={0.5}
      />
      <path
        d={`M${foot} -26h22`}
        className="stroke-code-number"
        strokeWidth={8}
        strokeDasharray="0 14"
      />
    </At>
  );
}
