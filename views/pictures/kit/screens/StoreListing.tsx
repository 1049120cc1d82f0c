import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';

/** The page of an invented distributor’s app in a store, with his icon and in his own colour; on a screen 286 wide, the status line over its head. */
export const StoreListing = () => (
  <>
    <path d="M0 48H286V156H0z" className="marigold-soft" />
    <rect x={73} y={78} width={140} height={140} rx={36} className="surface" />
    <rect x={79} y={84} width={128} height={128} rx={30} className="marigold" />
    <Glyph name="bolt" x={101} y={106} size={84} tone="deep" bold />
    <Label x={143} y={256} size={27} weight={800} anchor="middle">
      Nair Recharge
    </Label>
    <Label x={143} y={284} size={18} tone="muted" anchor="middle">
      Nair Traders
    </Label>
    <rect x={24} y={308} width={238} height={52} rx={26} className="marigold" />
    <Label x={143} y={341} size={21} weight={700} tone="deep" anchor="middle">
      Install
    </Label>
    <path d="M24 390.500H262" className="stroke-line" strokeWidth={2} />
    <Label x={24} y={428} size={20} weight={700}>
      About this app
    </Label>
    <Skeleton x={24} y={448} widths={[238, 216, 228, 144]} step={22} height={9} />
  </>
);
