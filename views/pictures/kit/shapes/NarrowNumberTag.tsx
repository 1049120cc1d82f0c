import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

/** The number that an order needs, across the foot of a picture of 160 × 160. */
export const NarrowNumberTag = ({ children }: { readonly children: string }) => (
  <Panel x={10} y={112} width={140} height={38} radius={10}>
    <Label x={70} y={26} size={18} weight={700} anchor="middle">
      {children}
    </Label>
  </Panel>
);
