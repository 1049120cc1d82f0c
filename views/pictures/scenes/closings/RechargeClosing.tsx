import { Envelope } from '../../kit/documents/Envelope.tsx';
import { RateSheet } from '../../kit/documents/RateSheet.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The answer to an enquiry: a sheet of commission rates, which comes out of its envelope. */
export const RechargeClosing = () => (
  <Scene {...closingSize} ground="warm" night="raised">
    <Rings x={220} y={400} size={380} tone="marigold-soft" />
    <Envelope x={68} y={118}>
      <RateSheet x={0} y={-86} />
    </Envelope>
  </Scene>
);
