import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';

/* Up to the card and on from it, each on a whole number of dots. */
const ways = [
  ['M150 107.500V60Q150 40 170 40H693', 594],
  ['M788 67V142', 72],
] as const;

/** In the street, from the gable of the bank over the roofs to the awning of the shop, straight above its keeper. */
export const PaidToShop = () => (
  <>
    {ways.map(([d, length]) => (
      <path
        key={d}
        d={d}
        pathLength={length}
        className="stroke-brand"
        strokeWidth={3.5}
        strokeDasharray="0 9"
      />
    ))}
    <path d="M778 134L788 145L798 134" className="stroke-brand" strokeWidth={4} />
    <Panel x={695} y={17} width={186} height={46} radius={12}>
      <Tick x={27} y={23} size={28} />
      <Label x={50} y={30} size={19} weight={700}>
        Paid ₹25,000
      </Label>
    </Panel>
  </>
);
