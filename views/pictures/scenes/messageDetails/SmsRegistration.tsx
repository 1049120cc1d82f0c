import {
  ApprovedHeader,
  BusinessPapers,
  FirstMessage,
  ParcelTemplate,
} from '../../kit/documents/dltParts.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one column of words below to the next; what stands over a column begins at its left edge. */
const pitch = 308;

/** Where the operator says yes, in the middle between one thing and the next. */
const approvals = [274, 274 + pitch, 274 + 2 * pitch] as const;

/** From the documents of a business to its first message, each thing over the step that it belongs to. */
export function SmsRegistration() {
  return (
    <Scene width={1200} height={296} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M120 142H1040" className="stroke-marigold" strokeWidth={4} />
      {/* The frame is where the first column begins. */}
      <BusinessPapers x={24} y={36} scale={0.96} />
      <ApprovedHeader x={pitch} y={40} />
      <ParcelTemplate x={2 * pitch} y={40} />
      <FirstMessage x={3 * pitch} y={40} scale={0.96} width={258}>
        <Pill x={228} y={206} anchor="end" size={17} tone="green" glyph="check">
          Delivered
        </Pill>
      </FirstMessage>
      {approvals.map((x) => (
        <Tick key={x} x={x} y={142} size={36} />
      ))}
    </Scene>
  );
}
