/** Writes multipart bodies byte for byte (RFC 7578), well formed or not. */
export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** Makes the part a file. */
  readonly filename?: string;
}

export const boundary = 'form-boundary-7f3a';

/** The headers and the body of a multipart post. */
export function multipart(parts: readonly Part[]): {
  headers: Record<string, string>;
  body: Buffer;
} {
  const written = parts.flatMap(({ name, value, filename }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(
      filename === undefined
        ? ''
        : `; filename="${filename}"\r\nContent-Type: application/octet-stream`,
    ),
    Buffer.from('\r\n\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
