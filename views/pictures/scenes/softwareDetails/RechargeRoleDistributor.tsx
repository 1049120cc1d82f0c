import { Tablet } from '../../kit/devices/Tablet.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { roleSize } from '../../kit/stage/roleSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The tablet of a distributor: his retailers, and what each has sold today. */
export function RechargeRoleDistributor() {
  return (
    <Scene {...roleSize} ground="mint">
      <Tablet x={36} y={20} width={328} height={192}>
        <Row
          x={20}
          y={24}
          width={264}
          size={20}
          initials="RS"
          tone="green"
          title="Roy Stores"
          note="Howrah"
          amount="₹8,420"
        />
        <path d="M0 84.500H304" className="stroke-line" />
        <Row
          x={20}
          y={98}
          width={264}
          size={20}
          initials="SM"
          tone="marigold"
          title="Sen Mobile"
          note="Bally"
          amount="₹6,150"
        />
      </Tablet>
    </Scene>
  );
}
