import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';

/** What somebody has typed, in a field 40 high. */
export const SearchField = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={40} rx={20} className="surface-2" />
    <Glyph name="search" x={12} y={10} size={20} tone="muted" />
    <Label x={40} y={25} size={15}>
      furniture siliguri
    </Label>
  </At>
);

/** The sofa in the window of the shop, 96 high. */
export const SofaInWindow = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={96} rx={8} className="marigold-soft" />
    <path d={`M0 76h${width}v12a8 8 0 01-8 8H8a8 8 0 01-8-8z`} className="marigold" opacity={0.4} />
    <Sofa x={width / 2 - 49} y={11} scale={0.88} />
  </At>
);

/** The name of the shop that was found, where it is, and that it is open. */
export const FoundShop = (place: Place) => (
  <At {...place}>
    <Label x={0} y={0} size={19} weight={700}>
      Roy Furniture
    </Label>
    <Label x={0} y={23} tone="muted">
      Siliguri, 1.2 km
    </Label>
    <Pill x={0} y={36} tone="green" size={15}>
      Open now
    </Pill>
  </At>
);

/** The button that asks for a price and then says that the enquiry was sent, 40 high. */
export function EnquiryButton({ width, ...place }: Place & { readonly width: number }) {
  const button = (words: string, tone: 'brand' | 'green') => (
    <>
      <rect width={width} height={40} rx={8} className={tone} />
      <Label
        x={width / 2}
        y={26}
        size={16}
        weight={600}
        tone={tone === 'brand' ? 'on-brand' : 'surface'}
        anchor="middle"
      >
        {words}
      </Label>
    </>
  );
  return (
    <At {...place}>
      <Arrival was={button('Ask for a price', 'brand')}>{button('Enquiry sent', 'green')}</Arrival>
    </At>
  );
}
