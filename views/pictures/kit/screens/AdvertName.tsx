import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { AdvertVersion } from './advertVersions.ts';

/** The letter of a version of an advertisement, 36 high. */
export const AdvertName = ({
  version: { name },
  ...place
}: Place & { readonly version: AdvertVersion }) => (
  <At {...place}>
    <circle cx={18} cy={18} r={18} className="deep" />
    <Label x={18} y={26} size={22} weight={800} tone="on-deep" anchor="middle">
      {name}
    </Label>
  </At>
);
