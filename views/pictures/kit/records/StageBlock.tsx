import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface StageBlockProps extends Place {
  /** Written in its upper left, because a certificate stands before the rest. */
  readonly children: string;
  /** Of a test network: only outlined, because nothing in it stays. */
  readonly isTest?: true;
}

/* All that is seen of it, which has the colour of its side, and the top on that. */
const solid = 'M0 10L3 3 18-13q3-3 7-3H160q10 0 10 10V100q0 4-3 7L147 125 10 120z';
const top = 'M0 10L3 3 18-13q3-3 7-3H160q4 0 7 3L147 4V12z';

/* The edges behind the face, each once. */
const edges = 'M3 3L18-13q3-3 7-3H160q10 0 10 10V100q0 4-3 7L148 125M147 3L166-13';

const dashes = { strokeWidth: 3, strokeDasharray: '6 8' } as const;

/** The block into which a certificate goes, 150 × 128 and 20 deep to the top and the right. */
export const StageBlock = ({ children, isTest, ...place }: StageBlockProps) => (
  <At {...place}>
    <path d={solid} className={isTest ? 'surface-2' : 'green-ink'} />
    <path d={top} className={isTest ? 'surface-2' : 'green'} />
    {isTest && <path d={edges} className="stroke-brand" {...dashes} />}
    <rect width={150} height={128} rx={10} className={isTest ? 'surface' : 'green-soft'} />
    {isTest && (
      <rect x={1.5} y={1.5} width={147} height={125} rx={9} className="stroke-brand" {...dashes} />
    )}
    <Label x={20} y={40} size={26} weight={700} tone={isTest ? 'brand-ink' : 'green-ink'} mono>
      {children}
    </Label>
  </At>
);
