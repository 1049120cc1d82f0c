import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { CashDrawer } from '../../kit/CashPosition.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The notes that a customer takes, out of the drawer of the shop. */
export function MatmClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={0} y={0} size={340} />
      <Banknotes x={136} y={84} count={4} value="₹500" />
      <CashDrawer x={36} y={180} scale={1.095} />
    </Scene>
  );
}
