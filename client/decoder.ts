/** The decoder's code, which only the finder's page fetches. */
export { Decoder } from '#views/widgets/Decoder.tsx';
