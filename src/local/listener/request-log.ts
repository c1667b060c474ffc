/** Each request as a line of JSON. No line has a document, a variable, a header or an address: they may be secret. */
import type { RequestListener } from 'node:http';

/** The same listener; a stream is logged when it ends. */
export const logged =
  (listener: RequestListener, log: (line: string) => void = console.log): RequestListener =>
  (request, response) => {
    const begun = performance.now();
    const { method, url = '' } = request;
    response.once('close', () => {
      const line = {
        level: 'info',
        message: response.writableFinished ? 'answered' : 'cut off',
        requestId: response.getHeader('x-request-id'),
        method,
        path: url.replace(/[?#].*$/s, '').slice(0, LONGEST_PATH),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - begun),
      };
      log(JSON.stringify({ time: new Date().toISOString(), ...line }));
    });
    listener(request, response);
  };

/** Characters. */
const LONGEST_PATH = 200;
