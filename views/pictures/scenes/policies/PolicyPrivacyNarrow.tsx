import { FormToEmail } from '../../kit/records/FormToEmail.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From the form to the email for phones: the cards are closer to each other. */
export const PolicyPrivacyNarrow = () => (
  <Scene width={400} height={240} ground="deep">
    <FormToEmail y={18} width={112} cards={[14, 144, 274]} />
  </Scene>
);
