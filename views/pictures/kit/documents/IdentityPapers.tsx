import type { Colour } from '../../palette.ts';
import type { Hair } from '../people/PersonHead.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Stamp } from './Stamp.tsx';

/** A closed passport, 128 × 172; it bears no emblem. */
export function Passport(place: Place) {
  return (
    <At {...place}>
      <Shadow width={128} height={172} radius={8} />
      <path
        d="M0 8a8 8 0 018-8H112a16 16 0 0116 16V156a16 16 0 01-16 16H8a8 8 0 01-8-8z"
        fill="url(#night)"
      />
      <path d="M14 0v172" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
      <circle cx={70} cy={76} r={34} className="stroke-marigold" strokeWidth={2.5} />
      <Glyph name="globe" x={48} y={54} size={44} tone="marigold" />
      <Label x={70} y={32} size={18} weight={700} tone="marigold" anchor="middle">
        Passport
      </Label>
      <path d="M52 140h36" className="stroke-marigold" strokeWidth={5} />
    </At>
  );
}

interface PortraitCardProps extends Place {
  readonly tone: 'sheen' | 'night';
  readonly glyph: GlyphName;
  readonly hair?: Hair;
  readonly clothes?: Colour;
  readonly title?: string;
}

/** A card with a portrait, and its name if it is told, 188 × 120: a PAN card, or a licence with the portrait at its right. */
export function PortraitCard(props: PortraitCardProps) {
  const { tone, glyph, hair = 'short', clothes = 'brand', title, ...place } = props;
  const isLicence = glyph === 'car';
  return (
    <Panel {...place} width={188} height={120}>
      <path d="M0 32V16A16 16 0 0116 0H172a16 16 0 0116 16V32z" fill={`url(#${tone})`} />
      <Glyph name={glyph} x={152} y={4} tone="on-brand" />
      {title && (
        <Label x={16} y={22} size={18} weight={700} tone="on-brand">
          {title}
        </Label>
      )}
      <g className="photograph">
        <Portrait x={isLicence ? 144 : 44} y={78} size={60} hair={hair} clothes={clothes} />
      </g>
      {isLicence && (
        <Label x={20} y={64} size={20} weight={800}>
          WB-19
        </Label>
      )}
      <Skeleton
        x={isLicence ? 20 : 88}
        y={isLicence ? 78 : 52}
        widths={isLicence ? [80, 56] : [80, 56, 72]}
        step={22}
        height={10}
      />
    </Panel>
  );
}

/** A page from a telephone company, 128 × 172. */
export function TelephoneBill(place: Place) {
  return (
    <PaperDocument {...place} width={128} height={172}>
      <Glyph name="handset" x={16} y={20} size={36} tone="brand" />
      <Label x={16} y={84} size={18} weight={700}>
        Oct bill
      </Label>
      <Skeleton x={16} y={98} widths={[96, 80]} step={18} />
      <rect x={12} y={132} width={104} height={30} rx={6} className="marigold-soft" />
      <Label x={64} y={154} size={20} weight={800} anchor="middle">
        ₹499
      </Label>
    </PaperDocument>
  );
}

/** An employer’s signed and stamped page with a photograph, 132 × 172. */
export function EmployerCertificate(place: Place) {
  return (
    <PaperDocument {...place} width={132} height={172}>
      <Portrait x={44} y={48} size={60} hair="long" skin="skin-deep" clothes="green" />
      <Label x={16} y={102} size={18} weight={700}>
        Employer
      </Label>
      <Skeleton x={16} y={112} widths={[88]} />
      <Stamp x={84} y={140} turn={-6} size={15}>
        Seal
      </Stamp>
    </PaperDocument>
  );
}
