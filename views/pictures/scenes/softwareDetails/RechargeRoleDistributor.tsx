import { Tablet } from '../../kit/devices/Tablet.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { roleSize } from '../../kit/stage/roleSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** His retailers, their towns, and what each has sold today. */
const retailers = [
  ['RS', 'Roy Stores', 'Howrah', '₹8,420', 'green'],
  ['SM', 'Sen Mobile', 'Bally', '₹6,150', 'marigold'],
] as const;

/** The tablet of a distributor, held upright: it runs over the edge after the second retailer. */
export function RechargeRoleDistributor() {
  return (
    <Scene {...roleSize} ground="mint">
      <Tablet x={40} y={20} width={320} height={360}>
        <Label x={20} y={38} size={19} weight={800}>
          Retailers
        </Label>
        {retailers.map(([initials, title, note, amount, tone], index) => (
          <g key={title} transform={`translate(20 ${54 + index * 72})`}>
            <path d="M0 .500H256" className="stroke-line" />
            <Row {...{ initials, title, note, amount, tone }} x={0} y={14} width={256} size={18} />
          </g>
        ))}
      </Tablet>
    </Scene>
  );
}
