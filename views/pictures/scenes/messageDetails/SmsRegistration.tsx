import {
  ApprovedHeader,
  BusinessPapers,
  DeliveredMessage,
  ParcelTemplate,
} from '../../kit/documents/dltParts.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one column of words below to the next; what stands over a column is as far from both of its edges. */
const pitch = 308;
const inset = 24;
const width = 228;

/** Where the operator says yes, in the middle between one thing and the next. */
const approvals = [292, 292 + pitch, 292 + 2 * pitch] as const;

/** From the documents of a business to its first message, each thing over the step that it belongs to. */
export function SmsRegistration() {
  return (
    <Scene width={1200} height={296} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M120 148H1040" className="stroke-marigold" strokeWidth={4} />
      <BusinessPapers x={inset - 6} y={38} scale={1.018} />
      <ApprovedHeader x={inset + pitch} y={51} scale={0.95} />
      <ParcelTemplate x={inset + 2 * pitch} y={51} scale={0.95} />
      <DeliveredMessage x={inset + 3 * pitch} y={35} width={width} size={21.5} />
      {approvals.map((x) => (
        <Tick key={x} x={x} y={148} size={36} />
      ))}
    </Scene>
  );
}
