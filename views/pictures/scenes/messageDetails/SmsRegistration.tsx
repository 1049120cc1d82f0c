import {
  ApprovedHeader,
  BusinessPapers,
  DeliveredMessage,
  ParcelTemplate,
} from '../../kit/documents/dltParts.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one column of words below to the next; each thing begins where its words do. */
const pitch = 308;
const width = 228;

/** Where the operator says yes, in the middle between one thing and the next. */
const approvals = [268, 268 + pitch, 268 + 2 * pitch] as const;

/** From the documents of a business to its first message, each thing over the step that it belongs to. */
export function SmsRegistration() {
  return (
    <Scene width={1200} height={256} ground="none">
      <path d="M120 122H1016" className="stroke-marigold" strokeWidth={4} />
      <BusinessPapers x={0} y={12} scale={0.99} />
      <ApprovedHeader x={pitch} y={25} scale={0.95} />
      <ParcelTemplate x={2 * pitch} y={25} scale={0.95} />
      <DeliveredMessage x={3 * pitch} y={9} width={width} size={21.5} />
      {approvals.map((x) => (
        <Tick key={x} x={x} y={122} size={36} />
      ))}
    </Scene>
  );
}
