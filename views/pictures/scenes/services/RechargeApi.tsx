import { RechargeTill } from '../../kit/devices/RechargeTill.tsx';
import { KeeperAtTill } from '../../kit/people/KeeperAtTill.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { PendantLamp } from '../../kit/things/PendantLamp.tsx';
import { SmallPlant } from '../../kit/things/Plant.tsx';
import { rechargeCall } from './rechargeCall.ts';

/** The call of a developer and its answer in a large window, and what comes of it at the counter of a shop: the till shows that the number is recharged. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <PendantLamp x={540} y={-6} />
      <Shelf x={436} y={176} scale={1.4} width={160} stocked={120} />
      <path d="M0 440H640V520H0z" className="brand" />
      <path d="M0 440H640V494H0z" className="brand-lift" />
      <ellipse cx={76} cy={466} rx={34} ry={6} className="deep" opacity={0.34} />
      <SmallPlant x={72} y={466} scale={1.9} />
      <KeeperAtTill x={470} y={251} scale={1.35}>
        <RechargeTill x={-124} y={48} scale={1 / 1.35} />
      </KeeperAtTill>
      <CodeWindow x={28} y={28} width={360} size={22} titleSize={16} {...rechargeCall} />
      <path
        d="M170 302V374Q170 392 188 392H288M276 380L288 392 276 404"
        className="stroke-marigold"
        strokeWidth={5}
      />
    </Scene>
  );
}
