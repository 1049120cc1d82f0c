import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const entries = [
  ['Name', 'Meera Das'],
  ['Born', '9 July 1998'],
  ['Place', 'Kolkata'],
] as const;

/** The proof of birth with its entries, 288 × 270. */
export function BirthCertificate(place: Place) {
  return (
    <PaperDocument {...place} width={288} height={270}>
      {/* A frame that leaves out the folded corner. */}
      <path
        d="M16 12H244V36a8 8 0 008 8H276V254a4 4 0 01-4 4H16a4 4 0 01-4-4V16a4 4 0 014-4z"
        className="stroke-brand-soft"
      />
      <Label x={28} y={54} size={23} weight={800}>
        Birth certificate
      </Label>
      {entries.map(([label, value], index) => (
        <g key={label} transform={`translate(28 ${88 + index * 36})`}>
          <Label x={0} y={0} size={16} tone="muted">
            {label}
          </Label>
          <Label x={60} y={0} size={18} weight={700}>
            {value}
          </Label>
          <path d="M0 12.500H232" className="stroke-line" />
        </g>
      ))}
    </PaperDocument>
  );
}

/** The side of an Aadhaar card with its code, and the name of its holder, 304 × 188. */
export function AadhaarCard(place: Place) {
  return (
    <At {...place}>
      <Shadow width={304} height={188} />
      <g className="sheet">
        <rect width={304} height={188} rx={16} className="paper" />
        <path d="M0 52V16A16 16 0 0116 0H288a16 16 0 0116 16V52z" fill="url(#sheen)" />
        <rect x={0.5} y={0.5} width={303} height={187} rx={15.5} className="stroke-line" />
        <Label x={20} y={34} size={20} weight={800} tone="on-brand">
          Aadhaar
        </Label>
        <QrCode x={22} y={81} scale={0.94} />
        <Label x={122} y={98} size={22} weight={800}>
          Meera Das
        </Label>
        <Label x={122} y={128} size={17} tone="muted">
          9 July 1998
        </Label>
        <Label x={122} y={160} size={18} weight={600}>
          XXXX XXXX 2846
        </Label>
      </g>
    </At>
  );
}

const badge = { width: 126, height: 34 } as const;

/** On the line that joins two names; x and y are its middle. */
export const SameNameBadge = ({ x, y }: Place) => (
  <At x={x - badge.width / 2} y={y - badge.height / 2}>
    <rect {...badge} rx={badge.height / 2} className="green" />
    <IconAndWord
      x={badge.width / 2}
      y={badge.height / 2}
      size={15.5}
      weight={800}
      glyph="check"
      tone="surface"
    >
      Same name
    </IconAndWord>
  </At>
);

interface SameNameProps {
  /** Where the name ends on the certificate, and where on the card. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Where the line runs beside both documents, down to the badge. */
  readonly aside: number;
  /** The middle of the badge, which is below them. */
  readonly badgeAt: number;
  /** The bracket over the whole name in the form. */
  readonly over: { readonly from: number; readonly to: number; readonly y: number };
}

/** A line that joins the names of both documents, a badge on it, and a bracket over the name in the form below. */
export const SameName = ({ from, to, aside: x, badgeAt, over }: SameNameProps) => (
  <>
    <path
      d={`M${from.join(' ')}H${x - 14}q14 0 14 14V${over.y}M${x} ${to[1]}H${to[0]}M${over.from} ${over.y + 6}v-6H${over.to}v6`}
      className="stroke-green"
      strokeWidth={3}
    />
    {[from, to].map(([cx, cy]) => (
      <circle key={cy} cx={cx} cy={cy} r={5} className="green" />
    ))}
    <SameNameBadge x={x} y={badgeAt} />
  </>
);
