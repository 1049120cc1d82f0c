import { At, type Place } from '../stage/At.tsx';

/* Each leaf of the palm from the top of its trunk to its tip. */
const leaves =
  'M0 0C-16-14-36-12-46 6-30-2-16 0 0 0zM0 0C-10-22-28-30-44-22-28-18-14-10 0 0zM0 0C-2-22 8-36 24-40 16-28 12-12 0 0zM0 0C14-18 34-18 46-4 30-6 14-2 0 0zM0 0C16-4 32 6 36 24 26 10 12 4 0 0z';

/** A window, 250 × 188 without its sill, with a curtain drawn to the left, over roofs and a palm in the evening. */
export const GardenWindow = (place: Place) => (
  <At {...place}>
    <rect width={250} height={188} rx={8} className="marigold-soft" />
    <circle cx={104} cy={66} r={32} className="marigold" />
    <path
      d="M4 184V126H58V104H96V92H108V104H132V140H166V116H206V100H246V184z"
      className="skyline"
    />
    <path d="M144 154h10v12h-10zM180 130h10v12h-10zM222 116h10v12h-10z" className="moon" />
    <path d="M196 178C198 140 196 116 188 86" className="stroke-skin-deep" strokeWidth={7} />
    <At x={188} y={84}>
      <path d={leaves} className="green" />
    </At>
    <path
      d="M4 184V170Q24 154 48 166 66 148 92 164 116 152 134 168 160 154 182 168 208 152 246 166V184z"
      className="green"
    />
    <path d="M125 0V188" className="stroke-surface" strokeWidth={6} />
    <rect width={250} height={188} rx={8} className="stroke-surface" strokeWidth={10} />
    <rect x={-14} y={186} width={278} height={14} rx={5} className="surface" />
    <path d="M-22-14H46C46 60 30 110-6 128Q2 168-2 212H-24z" className="sheen-from" />
    <path d="M-6-14C-6 50-8 90-14 124M20-14C18 50 8 96-8 124" {...fold} />
    <path d="M-26 126Q-14 134-2 126" className="stroke-marigold" strokeWidth={7} />
    <path d="M-34-14H266" className="stroke-skin-deep" strokeWidth={7} />
  </At>
);

const fold = { className: 'stroke-shade', strokeWidth: 3, opacity: 0.25 } as const;
