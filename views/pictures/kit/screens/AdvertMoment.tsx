import { BarePhone } from '../devices/BarePhone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { AdvertBar, advertBarHeight } from './AdvertBar.tsx';
import { AdvertName } from './AdvertName.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import { advertVersions } from './advertVersions.ts';

/* Of a bar, and of the phone that stands on it. */
const bar = { width: 104, foot: 214 } as const;
const phone = { width: 98, seen: 98 } as const;

/** Both versions of an advertisement on the bars of their enquiries, 236 × 236, without their words, which would be too small. */
export const AdvertMoment = () =>
  advertVersions.map((version, index) => {
    const x = 13 + index * 106;
    const top = bar.foot - advertBarHeight(version) - phone.seen;
    const stays = 'stays' in version;
    const text = stays ? 'surface' : 'deep';
    return (
      <g key={version.name}>
        <BarePhone x={x + 3} y={top} width={phone.width} height={phone.seen + 20}>
          <AdvertPicture
            x={0}
            y={16}
            width={86}
            height={stays ? 56 : 76}
            size={0.7}
            version={version}
          />
        </BarePhone>
        <AdvertName x={x - 7} y={top + 4} scale={0.93} version={version} />
        <AdvertBar x={x} y={bar.foot} version={version} width={bar.width}>
          <Label
            x={52}
            y={stays ? 62 : 32}
            size={stays ? 46 : 30}
            weight={800}
            tone={text}
            anchor="middle"
          >
            {String(version.enquiries)}
          </Label>
          <Label x={52} y={stays ? 86 : 49} size={17.5} weight={600} tone={text} anchor="middle">
            enquiries
          </Label>
          {stays && (
            <Pill x={52} y={-16} anchor="middle" tone="green" size={17.5}>
              Stays
            </Pill>
          )}
        </AdvertBar>
      </g>
    );
  });
