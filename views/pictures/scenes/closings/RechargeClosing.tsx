import { AccessCard, AgreedRates } from '../../kit/documents/AccessCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What an enquiry leads to: a hand gives a card with the access to the API, before a sheet with the rates. */
export const RechargeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={220} y={400} size={380} tone="marigold-soft" />
    <AgreedRates x={52} y={38} scale={0.93} turn={-4} />
    <Hand x={322} y={318} turn={12} scale={0.46} sleeve="brand" reach={420}>
      <At x={0} y={0} scale={1 / 0.46}>
        <At x={0} y={0} turn={-16}>
          <AccessCard x={-270} y={-144} />
        </At>
      </At>
    </Hand>
  </Scene>
);
