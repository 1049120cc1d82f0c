import { ReplyToEnquiry } from '../../kit/documents/ReplyToEnquiry.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The answer to an enquiry: a hand gives a sheet that names what the reply covers. */
export const RechargeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={220} y={400} size={380} tone="marigold-soft" />
    <Hand x={302} y={316} turn={12} scale={0.46} sleeve="brand" reach={420}>
      <At x={0} y={0} scale={1 / 0.46}>
        <At x={0} y={0} turn={-15}>
          <ReplyToEnquiry x={-259} y={-298} />
        </At>
      </At>
    </Hand>
  </Scene>
);
