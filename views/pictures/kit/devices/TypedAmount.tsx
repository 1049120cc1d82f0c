import { Label } from '../shapes/Label.tsx';

/** On the display of a terminal: what a shop has typed on its keys, with the cursor after it. */
export const TypedAmount = ({ children }: { readonly children: string }) => (
  <>
    <Label x={84} y={40} size={26} weight={600} tone="muted" anchor="middle">
      Amount
    </Label>
    <Label x={84} y={86} size={42} weight={800} anchor="middle">
      {children}
    </Label>
    <path d="M14 102H154" className="stroke-brand" strokeWidth={4} />
  </>
);
