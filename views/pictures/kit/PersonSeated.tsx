import type { Colour } from '../palette.ts';
import { At, type Place } from './At.tsx';
import { type LookProps, PersonHead } from './PersonHead.tsx';

interface PersonSeatedProps extends Place, LookProps {
  readonly clothes?: Colour;
}

/** A person on an office chair who types, from the side: the hip is at 0,0, the hands at 66,-42, the floor 67 below. */
export function PersonSeated({
  clothes = 'brand',
  hair = 'bun',
  skin = 'skin',
  ...place
}: PersonSeatedProps) {
  return (
    <At {...place}>
      <path d="M-2 18v40M-30 63c6-8 50-8 56 0" className="stroke-muted" strokeWidth={7} />
      <path d="M-34-76c-6 26-6 52 2 80" className="stroke-muted" strokeWidth={9} />
      <path d="M-28 15h48" className="stroke-muted" strokeWidth={11} />
      <path d="M56 1l6 52" className="stroke-brand" strokeWidth={17} />
      <path d="M2-2H54l-6 54" className="stroke-brand-ink" strokeWidth={23} />
      <path d="M37 56h24c8 2 13 6 14 11H37zM58 56h18c6 2 10 6 11 11H58z" className="hair" />
      <path d="M-18 9c-5-32-4-62 4-78 6-10 32-10 38 2 4 16 0 48-2 76z" className={clothes} />
      <At x={-27} y={-129} scale={0.5}>
        <PersonHead hair={hair} skin={skin} />
      </At>
      <path d="M8-62l10 32" className="stroke-hair" strokeWidth={20} opacity={0.16} />
      <path d="M8-64l11 32 18-5" className={`stroke-${clothes}`} strokeWidth={17} />
      <path d="M42-39l19-3" className={`stroke-${skin}`} strokeWidth={8} />
      <path d="M58-43q6 0 8 3" className={`stroke-${skin}`} strokeWidth={6} />
    </At>
  );
}
