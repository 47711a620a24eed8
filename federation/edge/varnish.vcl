# Edge in front of the origin of releases and of the server that renders the header's fragment [FED-5] [FED-8]. It serves
# cached copies of both while their servers are down.
#
#   export ORIGIN_HOST=127.0.0.1 ORIGIN_PORT=8080 FRAGMENT_HOST=127.0.0.1 FRAGMENT_PORT=3000
#   envsubst '$ORIGIN_HOST $ORIGIN_PORT $FRAGMENT_HOST $FRAGMENT_PORT' <federation/edge/varnish.vcl >run/edge.vcl
#   varnishd -F -n "$PWD/run/varnish" -f "$PWD/run/edge.vcl" -a 127.0.0.1:8081 -p http_gzip_support=off -s malloc,64m
#
# Without http_gzip_support=off, Varnish would request gzip only, and browsers would not get brotli.
vcl 4.1;

import std;

# Together less than the loader's timeout of 3 s.
backend origin {
  .host = "${ORIGIN_HOST}";
  .port = "${ORIGIN_PORT}";
  .connect_timeout = 500ms;
  .first_byte_timeout = 1s;
  .between_bytes_timeout = 1s;
  .probe = {
    .url = "/health";
    .expected_response = 204;
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Pages wait for the fragment, so the timeouts are at most 1 s together.
backend fragment {
  .host = "${FRAGMENT_HOST}";
  .port = "${FRAGMENT_PORT}";
  .connect_timeout = 250ms;
  .first_byte_timeout = 500ms;
  .between_bytes_timeout = 500ms;
  .probe = {
    .url = "/mfe/common/header?page=/";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (synth(405));
  }
  if (req.restarts == 0) {
    unset req.http.X-Fragment;
    unset req.http.X-Retried;
    unset req.http.X-Whole;
  }
  # Responses are the same for all users.
  unset req.http.Cookie;
  unset req.http.Authorization;

  # A browser that has the same chunk of an earlier release (RFC 9842): the origin has the delta at an address of its own. So one
  # copy is enough for all of these browsers, and no other one receives it. A missing delta is replaced by the whole file.
  if (req.url ~ "^/ecom/assets/mfe/common/[0-9][^/?]*/[\w-]+\.[0-9a-f]{6}\.(js|css)$"
    && req.http.Available-Dictionary ~ "^:[A-Za-z0-9+/]*?[A-Za-z0-9]{8}[A-Za-z0-9+/]*=:$"
    && req.http.Accept-Encoding ~ "(^|[\s,])dcz($|[\s,;])" && req.http.Accept-Encoding !~ "dcz\s*;\s*q=0(\.0*)?($|[\s,])") {
    set req.http.X-Whole = req.url;
    set req.url = regsub(req.url, "[^/]*$", "") + "deltas/"
      + regsub(req.http.Available-Dictionary, "^:[A-Za-z0-9+/]*?([A-Za-z0-9]{8}).*$", "\1")
      + regsub(req.url, "^.*/", "/");
  }
  unset req.http.Available-Dictionary;
  unset req.http.Dictionary-ID;

  # At most three copies of a file, whatever the format of the browser's Accept-Encoding.
  if (req.http.Accept-Encoding ~ "(^|[\s,])br($|[\s,;])" && req.http.Accept-Encoding !~ "br\s*;\s*q=0(\.0*)?($|[\s,])") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[\s,])gzip($|[\s,;])" && req.http.Accept-Encoding !~ "gzip\s*;\s*q=0(\.0*)?($|[\s,])") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.url ~ "^/ecom/assets/mfe/common/") {
    set req.backend_hint = origin;
    # The loader's retry has a separate copy. No other query bypasses this cache.
    if (req.url !~ "^[^?]*\?retry=1$") {
      set req.url = regsub(req.url, "\?.*$", "");
    }
  } elsif (req.url ~ "^/mfe/common/header\?") {
    set req.backend_hint = fragment;
    unset req.http.Accept-Encoding;
    # A fragment has one copy per release, not one per bucket: requests first which release the bucket receives.
    if (req.url ~ "&bucket=") {
      set req.http.X-Fragment = regsuball(req.url, "&(bucket|release)=[^&]*", "");
      set req.url = "/mfe/common/rollout?bucket=" + regsub(req.url, "^.*&bucket=([^&]*).*$", "\1");
    }
  } elsif (req.http.X-Fragment && req.url ~ "^/mfe/common/rollout\?") {
    set req.backend_hint = fragment;
    unset req.http.Accept-Encoding;
  } else {
    return (synth(404));
  }

  # A promotion is served within the channel's max-age, so a stale channel is served only if the origin is down.
  if (req.url ~ "/v[0-9]+/" && !req.http.X-Retried && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    # Grace is limited by the response's own value, which is shorter. Set here because a restart would keep the 0 s.
    set req.grace = 1w;
  }
}

sub vcl_backend_response {
  unset beresp.http.Set-Cookie;
  # No streaming: a truncated file would fail its hash, and a truncated fragment would break the page that includes it.
  set beresp.do_stream = false;
  if (beresp.status >= 500) {
    return (abandon);
  }
  if (beresp.status != 200 && beresp.status != 304) {
    # Not cached, because a missing file may be published a moment later.
    set beresp.http.Cache-Control = "no-store";
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  }
}

sub vcl_backend_error {
  return (abandon);
}

sub vcl_deliver {
  if (req.http.X-Whole && resp.status >= 400) {
    set req.url = req.http.X-Whole;
    unset req.http.X-Whole;
    return (restart);
  }
  if (req.http.X-Fragment) {
    if (resp.http.X-Shop-Header-Release == "candidate") {
      set req.url = req.http.X-Fragment + "&release=candidate";
    } else {
      set req.url = req.http.X-Fragment + "&release=current";
    }
    unset req.http.X-Fragment;
    unset req.http.X-Retried;
    return (restart);
  }
  if (obj.hits == 0) {
    set resp.http.X-Cache = "miss";
  } elsif (obj.ttl < 0s) {
    set resp.http.X-Cache = "stale";
  } else {
    set resp.http.X-Cache = "hit";
  }
}

sub vcl_synth {
  if (resp.status == 503 && req.http.X-Whole) {
    set req.url = req.http.X-Whole;
    unset req.http.X-Whole;
    return (restart);
  }
  # Restarts the request once, with grace, so that the last good response is served.
  if (resp.status == 503 && !req.http.X-Retried) {
    set req.http.X-Retried = "1";
    return (restart);
  }
  if (resp.status == 503 && req.http.X-Fragment) {
    # The server is down, and this bucket was never requested: the current release may have a copy.
    set req.url = req.http.X-Fragment + "&release=current";
    unset req.http.X-Fragment;
    return (restart);
  }
  set resp.http.Access-Control-Allow-Origin = "*";
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.X-Content-Type-Options = "nosniff";
  synthetic(resp.status + " " + resp.reason);
  return (deliver);
}
