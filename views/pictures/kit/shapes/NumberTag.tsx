import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

/** The number that an order needs, across the foot of a picture of 360 × 320. */
export const NumberTag = ({ children }: { readonly children: string }) => (
  <Panel x={24} y={240} width={312} height={56}>
    <Label x={156} y={38} size={30} weight={700} anchor="middle">
      {children}
    </Label>
  </Panel>
);
