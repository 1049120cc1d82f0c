import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const receiver = 'Sunita Thapa';

interface NepalAccountProps extends Place {
  /** 204 or 144 wide. */
  readonly narrow?: true;
}

/** The receiver’s name as it is entered, and below it the same one on the card of an account in Nepal, with a tick over both, 204 × 126 or 144 × 154. */
export const NepalAccount = ({ narrow, ...place }: NepalAccountProps) => {
  const width = narrow ? 144 : 204;
  const top = narrow ? 62 : 54;
  const size = narrow ? 18.6 : 20;
  const name = (y: number) => (
    <Label x={narrow ? 11 : 14} y={y} size={size} weight={700}>
      {receiver}
    </Label>
  );
  return (
    <At {...place}>
      <Panel x={0} y={0} width={width} height={42} radius={10}>
        {name(27)}
      </Panel>
      <Panel x={0} y={top} width={width} height={narrow ? 92 : 72} radius={10}>
        <path
          d={`M0 ${narrow ? 36 : 28}V10A10 10 0 0110 0H${width - 10}a10 10 0 0110 10V${narrow ? 36 : 28}z`}
          fill="url(#sheen)"
        />
        <Glyph name="bank" x={12} y={narrow ? 8 : 5} size={narrow ? 20 : 18} tone="on-brand" />
        <Label
          x={38}
          y={narrow ? 24 : 19.5}
          size={narrow ? 18.6 : 14.5}
          weight={700}
          tone="on-brand"
        >
          Nepal
        </Label>
        {name(narrow ? 70 : 54)}
      </Panel>
      <circle cx={width - 30} cy={top - 6} r={19} className="surface" />
      <Tick x={width - 30} y={top - 6} size={32} />
    </At>
  );
};
