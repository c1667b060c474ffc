/** What a process of Node has of the environment of the tests: no more than where programs are, and compiled modules. */
export const nodeEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
