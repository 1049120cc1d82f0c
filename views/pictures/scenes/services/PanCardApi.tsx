import { PanAnswer, PanCall } from '../../kit/documents/PanCheck.tsx';
import { Disc, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The call and its answer, a card on which each field is ticked. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <Rings x={640} y={520} size={420} />
      <Disc x={528} y={112} size={120} />
      <circle cx={92} cy={424} r={56} className="marigold" />
      <PanCall x={188} y={446} width={264} height={50} size={18} reach={28} />
      <PanAnswer x={104} y={44} turn={-2} scale={1.16} />
    </Scene>
  );
}
