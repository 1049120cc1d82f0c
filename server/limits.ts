/** Every limit of the server in one place. Each name ends in its unit, or counts what it names. */

const kilobyte = 1024;
/** Sizes that operators and messages give in MB. */
export const megabyte = 1024 * kilobyte;

/* Bodies. The largest resume is not here: operators set it with RESUME_MAX_MB. */

/** All the text of one form: far more than anyone types, and little enough to hold. */
export const maxTextBytes = 100 * kilobyte;

/** Fields of a text form: parsing very many is how such bodies cost the most time. */
export const maxTextFields = 100;

/** What multipart framing may add to the text and the resume of an application. */
export const maxPartHeadBytes = 16 * kilobyte;

/** Text fields of an application: three times what the form has. */
export const maxApplicationFields = 40;

/** The name of a multipart field; the longest of ours has eleven bytes. */
export const maxFieldNameBytes = 100;

/** Header lines of one multipart part; browsers send two. */
export const maxPartHeaders = 20;

/** Uploads at a time: each costs processor time for as long as it lasts. */
export const maxUploadsAtOnce = 128;

/** When a client should try again after one upload too many: a few seconds free a place. */
export const uploadRetrySeconds = 5;

/** The window in which FORM_POSTS_PER_MINUTE counts. */
export const postsWindowMs = 60_000;

/** The owner's file: ten times what all of its keys hold. */
export const maxCompanyFileBytes = 256 * kilobyte;

/** The owner's logo: every page shows it, so that it must be as light as a drawing can be. */
export const maxLogoBytes = 32 * kilobyte;

/* Connections. */

/** Connections at a time: what the memory of a small container carries. */
export const maxConnections = 10_000;

/** The request line and all header lines: Node's default, stated because the documentation promises it. */
export const maxHeadBytes = 16 * kilobyte;

/** Header lines of a request; browsers send about twenty. */
export const maxHeaderLines = 100;

/** Time for the head of a request to arrive: it fits into one packet. */
export const headTimeoutMs = 10_000;

/** Time for a whole request to arrive: the default resume of 5 MB takes that long at 1.4 Mbit/s. */
export const requestTimeoutMs = 30_000;

/** Time for each byte where RESUME_MAX_MB allows more than that: the same 1.4 Mbit/s. */
export const requestMsPerByte = 6000 / megabyte;

/** How often Node looks for requests that are too slow: its default of 30 s would double every limit. */
export const slowRequestCheckMs = 2000;

/** Time without any progress, in either direction, while a request is open: long enough for a phone in a lift. */
export const stalledConnectionMs = 30_000;

/** Answers of one connection that wait for their turn (HTTP pipelining): no browser asks for a second one. */
export const maxPipelinedAnswers = 16;

/** Bytes of an unwanted body that are read and discarded so that the client reads its answer: any form is smaller. */
export const maxDiscardedBytes = 32 * megabyte;

/** Time for a client to stop sending a body that nobody wants: as long as the whole request may take. */
export const discardTimeoutMs = requestTimeoutMs;

/** The same after a malformed request, whose sender may have been too slow already. */
export const malformedDiscardMs = 2000;

/** Time for idle clients to send one more request while the server stops, and to learn from its answer that it does. */
export const idleDrainMs = 2000;

/** How long a stopping server looks for clients that wait to be accepted. */
export const acceptDrainMs = 2000;

/** A turn of the event loop this short leaves no time for anyone new to have come. */
export const shortTurnMs = 1;

/* Queries of the search. */

/** The search does not need more, and would only repeat it to the visitor. */
export const maxQueryCharacters = 80;

/** Words of a query that are looked for: more cost time and find nothing more. */
export const maxQueryWords = 8;

/** Letters of each of them that are looked for. */
export const maxQueryWordCharacters = 24;

/* Memory. */

/** States of pages that are kept: twice what all of them take today, in all encodings. */
export const maxVariantBytes = 12 * megabyte;

/** Values of Accept-Encoding whose meaning is remembered: browsers send a handful, hostile clients any number. */
export const maxRememberedEncodings = 64;

/** Positions in stack traces whose source is remembered: reading the source map again takes a tenth of a second. */
export const maxRememberedFrames = 1000;

/* Preparing pages and files before the server is ready. */

/** Pages that are compressed at a time: one of libuv's four threads stays free for pages that visitors ask for. */
export const maxPreparedAtOnce = 3;

/** When preparing is tried again after a fault. */
export const prepareRetryMs = 5000;
