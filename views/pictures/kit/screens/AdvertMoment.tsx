import { BarePhone } from '../devices/BarePhone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { AdvertBar, advertBarHeight } from './AdvertBar.tsx';
import { AdvertName } from './AdvertName.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import { advertVersions } from './advertVersions.ts';

const [, better] = advertVersions;

/* Of the bar, and of the phone over it. */
const bar = { x: 38, width: 160 } as const;
const top = 236 - advertBarHeight(better) - 116;

/** The version of an advertisement that stays, over the bar of its enquiries, 236 × 236; two would be too small. */
export const AdvertMoment = () => (
  <>
    <BarePhone x={bar.x + 8} y={top} width={144} height={140}>
      <AdvertPicture x={0} y={12} width={132} height={78} size={1} version={better} />
    </BarePhone>
    <AdvertName x={bar.x - 8} y={top + 4} scale={1.1} version={better} />
    <AdvertBar x={bar.x} y={236} version={better} width={bar.width}>
      <Label x={bar.width / 2} y={64} size={46} weight={800} tone="surface" anchor="middle">
        {String(better.enquiries)}
      </Label>
      <Label x={bar.width / 2} y={87} size={18} weight={600} tone="surface" anchor="middle">
        enquiries
      </Label>
      <Pill x={bar.width / 2} y={-18} anchor="middle" tone="green" size={19}>
        Stays
      </Pill>
    </AdvertBar>
  </>
);
