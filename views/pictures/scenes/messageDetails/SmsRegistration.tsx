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

/** Where the operator says yes, between one thing and the next. */
const approvals = [292, 600, 908] as const;

/** From the documents of a business to its first message, each thing over the step that it belongs to. */
export function SmsRegistration() {
  return (
    <Scene width={1200} height={296} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M120 152H1040" className="stroke-marigold" strokeWidth={4} />
      <BusinessPapers x={16} y={36} scale={1.04} />
      <ApprovedHeader x={326} y={64} />
      <ParcelTemplate x={635} y={60} />
      <FirstMessage x={962} y={20} scale={0.96}>
        <Pill x={178} y={212} anchor="end" size={17} tone="green" glyph="check">
          Delivered
        </Pill>
      </FirstMessage>
      {approvals.map((x) => (
        <Tick key={x} x={x} y={152} size={36} />
      ))}
    </Scene>
  );
}
