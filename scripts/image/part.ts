/** What an image is made of, as CycloneDX lists it. */
import type { Files } from './tar.ts';

export interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  /** As vulnerabilities name it, where its purl does not say it. */
  readonly cpe?: string;
}

/** Something that an image is made of. */
export interface Part {
  readonly files: Files;
  readonly components: readonly Component[];
}

/** All of them as one. */
export const joined = (parts: readonly Part[]): Part => ({
  files: Object.assign({}, ...parts.map(({ files }) => files)) as Files,
  components: parts.flatMap(({ components }) => components),
});
